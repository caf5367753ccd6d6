import type { ExitSource } from '#platform/web/exits.ts'

import { cardExits, cardFunctions } from './cards.ts'
import { marketExits, marketFunctions } from './market.ts'

export const nftExits: ExitSource = {
  order: 10,
  title: { en: 'Cards', tc: '卡片' },
  functions: [...cardFunctions, ...marketFunctions],
  read: async (chain) => (await Promise.all([cardExits(chain), marketExits(chain)])).flat(),
}
