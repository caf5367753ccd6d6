import { formatUnits } from '#platform/std/amount.ts'
import type { Reply } from '#platform/std/endpoint.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { useText } from '#platform/web/i18n.tsx'

import type { accountApi } from '../../api.ts'
import { nativeUnit } from '../../coins.ts'
import { shownAs } from './sendCoin.ts'
import { sendTexts as texts } from './text.ts'

export interface RecipientProps {
  readonly to: string
  readonly coin: string
  readonly known: Reply<typeof accountApi.recipient>
}

/** The address in groups, and all that speaks against it. */
export function Recipient({ to, coin, known }: RecipientProps) {
  const t = useText()
  const { times, similar, isContract, name, newAccountFee } = known
  const { symbol, decimals } = shownAs(nativeUnit)
  const fee = BigInt(newAccountFee)
  return (
    <div className="flex flex-col gap-2" aria-live="polite">
      {times > 0 ? (
        <p className="text-soft">{t(texts.again, { count: times })}</p>
      ) : (
        <p className="font-semibold text-terra">{t(texts.firstTime)}</p>
      )}
      <AddressText address={to} full className="text-lg" />
      {similar !== null && (
        <div className="flex flex-col gap-1 border-l-2 border-terra pl-3">
          <p className="font-semibold text-terra">{t(texts.similar)}</p>
          <AddressText address={similar} full className="text-lg" />
        </div>
      )}
      {isContract && (
        <p className="font-semibold text-terra">
          <span>{t(texts.contract)}</span>
          {name !== null && <span translate="no">{` ${name}`}</span>}
        </p>
      )}
      {coin === nativeUnit && fee > 0n && (
        <p className="num text-soft">
          {t(texts.newAccount, { fee: formatUnits(fee, decimals), symbol })}
        </p>
      )}
    </div>
  )
}
