import { emitted, worthsOf } from '#features/team/audit/testing/pledged.ts'
import { expect, test } from 'vitest'

import { nftAudit } from './audit.ts'

const bought = emitted('Cards.Bought', { tokenId: 7n, usdtPrice: 500n })
const pledged = emitted('Cards.Pledged', { owner: 'alice', tokenId: 7n })

test.each(['Unlocked', 'Exited'])('a card is worth its price until it is %s', (name) => {
  const ended = emitted(`Cards.${name}`, { tokenId: 7n })
  expect(worthsOf(nftAudit, bought, pledged, ended)).toEqual([500n, -500n])
})
