import { AppError } from '../errors/AppError'

const underWay = new Map<string, number>()

/**
 * Runs `act` unless the same person already has `most` of the same under way in this engine.
 *
 * @param key what it is and whose
 * @throws AppError too_many_requests with Retry-After
 */
export async function atOnce<Result>(
  key: string,
  most: number,
  act: () => Promise<Result>,
): Promise<Result> {
  const others = underWay.get(key) ?? 0
  if (others >= most) {
    throw new AppError(
      'too_many_requests',
      'Já há pedidos iguais em andamento. Aguarde o fim deles e tente de novo.',
      { retryAfter: 5 },
    )
  }
  underWay.set(key, others + 1)
  try {
    return await act()
  } finally {
    const left = (underWay.get(key) ?? 1) - 1
    if (left > 0) underWay.set(key, left)
    else underWay.delete(key)
  }
}
