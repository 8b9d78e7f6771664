import { StepResponse, createStep } from '@medusajs/framework/workflows-sdk'
import {
  createSellerLocation,
  removeSellerLocation,
  type SellerLocationInput,
} from '../sellerLocation'

/** The seller's default stock location and what the store API needs to sell from it (R22). */
export const createSellerLocationStep = createStep(
  'create-seller-location',
  async (input: SellerLocationInput, { container }) => {
    try {
      await createSellerLocation(container, input)
    } catch (error) {
      await removeSellerLocation(container, input)
      throw error
    }
    return new StepResponse(input.stockLocationId, {
      sellerId: input.sellerId,
      stockLocationId: input.stockLocationId,
    })
  },
  async (made, { container }) => {
    if (made) await removeSellerLocation(container, made)
  },
)
