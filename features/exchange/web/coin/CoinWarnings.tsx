import { AddressText } from '#platform/ui/AddressText.tsx'
import { classes } from '#platform/ui/classes.ts'
import { Icon } from '#platform/ui/Icon.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import type { ReactNode } from 'react'

import type { CoinFacts } from '../../api.ts'
import { isReadable } from './CoinLine.tsx'
import { coinTexts as texts } from './text.ts'

/** What one should know before one uses a coin; a line where nothing was found. */
export function CoinWarnings({ coin }: { coin: CoinFacts }) {
  const t = useText()
  const { looksLike, decimals } = coin
  return (
    <div className="flex flex-col gap-2">
      {looksLike !== null && (
        <Warning danger title={t(texts.fakeTitle, { symbol: looksLike.symbol })}>
          <p>{t(texts.originalIs, { symbol: looksLike.symbol })}</p>
          <AddressText
            address={looksLike.token}
            full
            className="font-semibold [overflow-wrap:anywhere]"
          />
        </Warning>
      )}
      {(decimals === null || !isReadable(coin)) && (
        <Warning title={t(texts.unknownTitle)}>
          {!isReadable(coin) && <p>{t(texts.noSymbol)}</p>}
          {decimals === null && <p>{t(texts.noDecimals)}</p>}
        </Warning>
      )}
      <Taxes coin={coin} />
    </div>
  )
}

function Taxes({ coin: { transferTax, purchaseTax } }: { coin: CoinFacts }) {
  const t = useText()
  const { percent } = useFormats()
  const rows = [
    { tax: transferTax, takes: texts.transferTax, refuses: texts.refusesTransfer },
    { tax: purchaseTax, takes: texts.purchaseTax, refuses: texts.refusesPurchase },
  ].flatMap(({ tax, ...rest }) => (tax === null ? [] : [{ ...tax, ...rest }]))
  if (rows.length === 0) return <p className="text-xs text-soft">{t(texts.unmeasured)}</p>
  const refused = rows.filter(({ bps }) => bps === null)
  const taxed = rows.flatMap(({ bps, takes }) =>
    bps === null || bps === 0 ? [] : [{ bps, takes }],
  )
  if (refused.length + taxed.length === 0) {
    return <p className="text-xs text-soft">{t(texts.noTax)}</p>
  }
  return (
    <>
      {refused.length > 0 && (
        <Warning danger title={t(texts.refusesTitle)}>
          {refused.map(({ refuses, refusal }) => (
            <div key={refuses.en}>
              <p>{t(refuses)}</p>
              {refusal !== null && refusal !== '' && <p>{t(texts.refusal, { reason: refusal })}</p>}
            </div>
          ))}
        </Warning>
      )}
      {taxed.length > 0 && (
        <Warning danger={taxed.some(({ bps }) => bps >= much)} title={t(texts.taxTitle)}>
          {taxed.map(({ bps, takes }) => (
            <p key={takes.en}>{t(takes, { percent: percent(bps) })}</p>
          ))}
          <p className="text-xs">{t(texts.simulated)}</p>
        </Warning>
      )}
    </>
  )
}

/** Hundredths of a percent from which a tax is shown as a danger. */
const much = 1_000

interface WarningProps {
  readonly danger?: boolean
  readonly title: string
  readonly children: ReactNode
}

function Warning({ danger = false, title, children }: WarningProps) {
  return (
    <section
      className={classes(
        'flex min-w-0 flex-col gap-1 rounded-md border p-3 text-sm',
        danger ? 'border-terra bg-terra-wash' : 'border-gold bg-gold-wash',
      )}
    >
      <h3
        className={classes(
          'flex items-start gap-2 font-semibold',
          danger ? 'text-terra' : 'text-gold',
        )}
      >
        <Icon name="warning" size={20} className="shrink-0" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
      </h3>
      <div className="flex min-w-0 flex-col gap-1 overflow-x-clip [overflow-wrap:anywhere]">
        {children}
      </div>
    </section>
  )
}
