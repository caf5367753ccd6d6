import type { App } from '#platform/server/app.ts'

import { cardsFacts } from './server/contract.ts'

/** Reads of cards for other features. */

/** A level's ids follow each other, and no other level has any of them. */
export interface CardLevelFacts {
  readonly level: number
  readonly levelStr: string
  readonly firstTokenId: number
  /** Base units of USDT. */
  readonly price: bigint
}

/** Every level, in order; none ever changes. */
export const cardLevels = async (app: App): Promise<readonly CardLevelFacts[]> =>
  (await cardsFacts(app)).levels
