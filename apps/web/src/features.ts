import type { WebFeature } from '#platform/web/feature.ts'

/** The features of the web app: one line each. */
export const features: readonly WebFeature[] = []
