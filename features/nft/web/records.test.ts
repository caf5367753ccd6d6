import { wordOf } from '#platform/web/records.ts'
import { expect, test } from 'vitest'

import { nftRecords } from './records.ts'

test('stakes, cards of the contract and cards of the market are among the records', () => {
  expect(nftRecords.map((list) => `${wordOf(list)}: ${list.title.en}`)).toEqual([
    'staking: NFT staking',
    'purchases: Buy a card',
    'purchases: NFT market',
  ])
})
