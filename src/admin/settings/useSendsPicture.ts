import { useIsMutating } from '@tanstack/react-query'

/** Mutation key of a testimonial's picture. */
export const SITE_PICTURE_KEY = ['site-picture'] as const

/** Whether a picture is on its way: the place to which it belongs, and what is saved, must not change meanwhile. */
export const useSendsPicture = (): boolean => useIsMutating({ mutationKey: SITE_PICTURE_KEY }) > 0
