import type { WebFeature } from '#platform/web/feature.ts'
import { provideFeatures } from '#platform/web/shell/composed.ts'
import { expect, test } from 'vitest'

import { loadRecordLists, recordLists } from './lists.ts'

const manifests = import.meta.glob<Record<string, WebFeature>>('../../*/manifest.web.ts', {
  eager: true,
})

test('own stakes, claims and purchases of every feature are among the records, in order', async () => {
  provideFeatures(Object.values(manifests).flatMap((module) => Object.values(module)))
  await loadRecordLists()
  const of = (kind: string) =>
    recordLists()
      .filter((list) => list.kind === kind)
      .map(({ title }) => title.en)
  expect(of('staking').slice(0, 2)).toEqual(['NFT staking', 'LP Staking'])
  expect(of('purchases').slice(-3)).toEqual(['Buy a card', 'Blind boxes', 'NFT market'])
  const orders = recordLists().map(({ order }) => order)
  expect(orders).toEqual(orders.toSorted((a, b) => a - b))
})
