import type { Product } from '#features/sales/public.web.ts'

/** The cards of a series, level by level. */
export type Urn = NonNullable<Product['urn']>

/** How many cards are in it now. */
export const leftIn = (urn: Urn): number => urn.reduce((sum, { left }) => sum + left, 0)

/** A level's name on chain; its number where the urn has no card of it. */
export const levelStrIn = (urn: Urn, level: number): string =>
  urn.find((each) => each.level === level)?.levelStr ?? String(level)
