import { AddressText } from '#platform/ui/AddressText.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { exactOf } from '#platform/web/spend/coin.ts'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'

import { markOf, type ShownCall, shownOf } from './proposals.ts'
import { callTexts as texts } from './textCalls.ts'

/** Calls of a proposal in words, one below the other. */
export const CallLines = ({ calls }: { readonly calls: readonly ShownCall[] }) => (
  <span className="flex flex-col gap-2">
    {calls.map((call, i) => (
      <CallLine key={i} call={call} />
    ))}
  </span>
)

/** “Creation fee 50 → 30 TRX”; of a payment the whole address. */
export function CallLine({ call }: { readonly call: ShownCall }) {
  const t = useText()
  if (call.kind === 'disable') return <span>{t(texts.disable)}</span>
  if (call.kind === 'fee') {
    const fee = exactOf(call.fee, nativeCoin())
    const text =
      call.before === null
        ? t(texts.feeTo, { fee })
        : t(texts.fee, { before: exactOf(call.before, nativeCoin()).split(' ')[0]!, fee })
    return <span className="num">{text}</span>
  }
  const amount = exactOf(call.amount, { ...shownOf(call.coin), symbol: markOf(call.coin) })
  return (
    <span className="flex flex-col">
      <span className="num [overflow-wrap:anywhere]">{t(texts.pay, { amount })}</span>
      {call.coin.contract === null && shownOf(call.coin).symbol === '?' && (
        <AddressText address={call.coin.address} full className="text-sm font-normal" />
      )}
      <AddressText address={call.to} full className="text-sm font-normal" />
    </span>
  )
}
