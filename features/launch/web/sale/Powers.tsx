import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { saleTexts as texts } from '../textSale.ts'
import { saleWordsOf, type TokenArgs, wordsOf } from '../tokenWords.ts'
import { WordList } from '../WordList.tsx'
import type { SaleDetail } from '../useSale.ts'

/** What the token was made with, as its sentences need it. */
export const argsOf = ({
  presale: { token },
  powers,
}: Pick<SaleDetail, 'presale' | 'powers'>): TokenArgs => ({
  ...powers,
  symbol: token.symbol,
  totalSupply: token.totalSupply,
})

/** What the token can do and nobody can change, in sentences made from its arguments. */
export function Powers({ found }: { found: SaleDetail }) {
  const t = useText()
  const { percent } = useFormats()
  const words = [...wordsOf(argsOf(found), percent, t), ...saleWordsOf(found.numbers, percent)]
  return (
    <Disclosure title={t(texts.nobody)} note={t(texts.powersShort)}>
      <WordList words={words} />
    </Disclosure>
  )
}
