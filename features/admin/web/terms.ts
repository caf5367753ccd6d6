import { defineTexts } from '#platform/std/text.ts'
import { type ChainTerms, term } from '#platform/web/chainTerms.ts'

const names = defineTexts({
  anchor: { en: 'Anchor the operators’ log', tc: '錨定營運紀錄' },
  Anchored: { en: 'Operators’ log anchored', tc: '營運紀錄已錨定' },
})

/** Calls and events of `Anchor`. */
export const adminTerms: ChainTerms = {
  Anchor: {
    names,
    args: {
      number: term('plain', 'Number of the last row', '末列編號'),
      hash: term('plain', 'Hash of the last row', '末列雜湊值'),
    },
  },
}
