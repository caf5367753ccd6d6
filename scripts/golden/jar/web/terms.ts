import { defineTexts } from '#platform/std/text.ts'
import { type ChainTerms, commonTerms, term } from '#platform/web/chainTerms.ts'

const names = defineTexts({
  put: { en: 'Put into the jar', tc: '存入' },
  take: { en: 'Take out of the jar', tc: '取出' },
  Put: { en: 'Put into the jar', tc: '已存入' },
  Taken: { en: 'Taken out of the jar', tc: '已取出' },
})

/** What `Jar` calls and tells, as a reader of a transaction takes it. */
export const jarTerms: ChainTerms = {
  Jar: {
    names,
    args: {
      owner: commonTerms.owner,
      amount: term('native', 'Amount', '數量'),
      balance: term('native', 'In the jar now', '目前存量'),
    },
  },
}
