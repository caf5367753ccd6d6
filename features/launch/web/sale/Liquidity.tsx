import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { bpsOf, shortSun, tokensText } from '../amounts.ts'
import { listedTexts as texts } from '../textListed.ts'
import { saleTexts } from '../textSale.ts'
import { coinOf, type SaleDetail } from '../useSale.ts'

/** Where the liquidity of the listing went. */
export function Liquidity({ found }: { found: SaleDetail }) {
  const t = useText()
  const { percent, date } = useFormats()
  const { liquidity } = found
  if (liquidity === null) return null
  const coin = coinOf(found)
  const part = (units: string): string => percent(bpsOf(BigInt(units), BigInt(liquidity.total)))
  return (
    <Disclosure title={t(saleTexts.liquidity)} note={t(texts.locked) + ' ' + part(liquidity.burnt)}>
      <div className="pb-4">
        <KeyValue
          rows={[
            {
              label: t(texts.pool),
              value: `${shortSun(liquidity.trx)} + ${tokensText(liquidity.tokens, coin)}`,
            },
            { label: t(texts.locked), value: part(liquidity.burnt), tone: 'good' },
            { label: t(texts.forUsers), value: part(liquidity.users) },
            ...(liquidity.devUntil === null
              ? []
              : [
                  {
                    label: t(texts.forDev, { date: date(liquidity.devUntil) }),
                    value: part(liquidity.dev),
                  },
                ]),
            { label: t(texts.burnt), value: tokensText(liquidity.tokensBurnt, coin) },
          ]}
        />
      </div>
    </Disclosure>
  )
}
