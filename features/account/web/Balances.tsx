import { Amount } from '#platform/ui/Amount.tsx'
import { Button } from '#platform/ui/Button.tsx'
import { CoinMark } from '#platform/ui/CoinMark.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { useState } from 'react'

import { accountApi } from '../api.ts'
import { nativeUnit, type WalletUnit, walletUnits } from '../coins.ts'
import { sendTexts } from './send/text.ts'
import { accountTexts as texts } from './text.ts'

const SendSheet = lazyComponent(async () => (await import('./send/SendSheet.tsx')).SendSheet, null)

/** What the wallet has of each coin, from the node, with the way to send some. */
export function Balances() {
  const t = useText()
  const [sending, setSending] = useState(false)
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-base">{t(texts.balances)}</h3>
      <ul className="flex flex-col">
        {walletUnits.map((unit) => (
          <Balance key={unit} unit={unit} />
        ))}
      </ul>
      <Button kind="quiet" full aria-haspopup="dialog" onClick={() => setSending(true)}>
        {t(sendTexts.send)}
      </Button>
      {sending && <SendSheet onClose={() => setSending(false)} />}
    </section>
  )
}

function Balance({ unit }: { unit: WalletUnit }) {
  const t = useText()
  const { data, isError } = useApi(accountApi.balanceInfoByUnit, { unit })
  const symbol = unit === nativeUnit ? nativeSymbol() : unit
  return (
    <li className="flex min-h-12 items-center gap-3 border-b border-line">
      <CoinMark symbol={symbol} />
      <span translate="no" className="grow font-semibold">
        {symbol}
      </span>
      {data === undefined ? (
        isError ? (
          <span className="text-soft">{t(texts.unread)}</span>
        ) : (
          <Skeleton className="h-5 w-24" />
        )
      ) : (
        <Amount value={BigInt(data.balance)} decimals={data.decimals} symbol="" figure />
      )}
    </li>
  )
}
