import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { saleWordsOf, type TokenArgs, wordsOf } from '../tokenWords.ts'
import type { SaleDetail } from '../useSale.ts'
import { WordList } from '../WordList.tsx'

/** What the token was made with, as its sentences need it. */
const argsOf = ({
  presale: { token },
  powers,
}: Pick<SaleDetail, 'presale' | 'powers'>): TokenArgs => ({
  ...powers,
  symbol: token.symbol,
  totalSupply: token.totalSupply,
})

/** The sentences themselves. */
export function PowerWords({ found }: { found: SaleDetail }) {
  const t = useText()
  const { percent } = useFormats()
  const words = [...wordsOf(argsOf(found), percent, t), ...saleWordsOf(found.numbers, percent)]
  return <WordList words={words} />
}
