import { AddressText } from '#platform/ui/AddressText.tsx'
import { Amount } from '#platform/ui/Amount.tsx'
import { Button } from '#platform/ui/Button.tsx'
import { Chip } from '#platform/ui/Chip.tsx'
import { Icon } from '#platform/ui/Icon.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Verify } from '#platform/web/Verify.tsx'
import { useState } from 'react'
import { Link } from 'wouter'

import { approvalsActions } from '../actions.ts'
import type { ApprovalView } from '../api.ts'
import { isOpenEnded } from './approvals.ts'
import { approvalsTexts as texts } from './text.ts'

/** What one spender could take today, and the one button against it. */
export function ApprovalRow({ approval }: { approval: ApprovalView }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const { symbol, spender, spenderName, sources } = approval
  return (
    <li className="flex flex-col border-t border-line pt-3">
      <div className="flex items-start justify-between gap-3 pb-2">
        <div className="flex min-w-0 flex-col items-start gap-1">
          <span className="flex flex-wrap items-center gap-2">
            <span translate="no" className="font-semibold [overflow-wrap:anywhere]">
              {symbol}
            </span>
            {isOpenEnded(approval) && (
              <Chip tone="terra">
                {t(approval.kind === 'cards' ? texts.allCards : texts.unlimited)}
              </Chip>
            )}
          </span>
          <span className="flex flex-wrap items-center gap-x-2 text-xs text-soft">
            <Chip tone={spenderName === null ? 'plain' : 'verdigris'}>
              {t(spenderName === null ? texts.unknown : texts.ours)}
            </Chip>
            {spenderName === null ? (
              <AddressText address={spender} />
            ) : (
              <span translate="no" className="[overflow-wrap:anywhere]">
                {spenderName}
              </span>
            )}
          </span>
        </div>
        <span className="min-w-0 max-w-3/5 text-right [overflow-wrap:anywhere]">
          <Units units={approval.atRisk} of={approval} />
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <button
          type="button"
          aria-expanded={open}
          className="inline-flex min-h-11 min-w-11 items-center gap-1 text-sm text-soft"
          onClick={() => setOpen(!open)}
        >
          <span>{t(texts.details)}</span>
          <Icon name="down" size={16} className={open ? 'rotate-180' : ''} />
        </button>
        <Revoke approval={approval} />
      </div>
      {open && <Details approval={approval} />}
      <Verify of={`${symbol}, ${spenderName ?? spender}`} source={sources} />
    </li>
  )
}

/** Of a coin without readable decimals its base units; of cards how many. */
function Units({
  units,
  of: { kind, symbol, decimals },
}: {
  units: string | null
  of: ApprovalView
}) {
  const t = useText()
  if (units === null) return <span className="text-gold">{t(texts.unread)}</span>
  if (kind === 'cards') {
    return <span className="num font-semibold">{t(texts.cardCount, { count: Number(units) })}</span>
  }
  return (
    <Amount
      value={BigInt(units)}
      decimals={decimals ?? 0}
      symbol={symbol}
      className="font-semibold"
    />
  )
}

function Details({ approval }: { approval: ApprovalView }) {
  const t = useText()
  const formats = useFormats()
  const { kind, contract, spender, spenderName, allowance, balance, since } = approval
  const isCoin = kind === 'coin'
  return (
    <div className="flex flex-col gap-3 pb-4">
      <KeyValue
        rows={[
          {
            label: t(isCoin ? texts.spender : texts.operator),
            value: <AddressText address={spender} full />,
            wide: true,
          },
          {
            label: t(texts.contract),
            value: <AddressText address={contract} full />,
            wide: true,
          },
          ...(isCoin
            ? [
                {
                  label: t(texts.allowed),
                  value: isOpenEnded(approval) ? (
                    t(texts.unlimited)
                  ) : (
                    <Units units={allowance} of={approval} />
                  ),
                },
              ]
            : []),
          { label: t(texts.balance), value: <Units units={balance} of={approval} /> },
          ...(since === null
            ? []
            : [
                {
                  label: t(texts.since),
                  value: (
                    <Link to={`/tx?id=${since.txHash}`} className="text-lapis underline">
                      {formats.dateTime(since.time)}
                    </Link>
                  ),
                },
              ]),
        ]}
      />
      {spenderName !== null && isCoin && <p className="text-sm text-soft">{t(texts.oursNote)}</p>}
    </div>
  )
}

/** Only a call that takes the right back: `approve(spender, 0)`, or `setApprovalForAll(operator, false)`. */
export function Revoke({ approval: { kind, contract, spender } }: { approval: ApprovalView }) {
  const t = useText()
  const coin = useAction(approvalsActions.revoke)
  const cards = useAction(approvalsActions.revokeCards)
  const { start, busy } = kind === 'coin' ? coin : cards
  return (
    <Button kind="quiet" small busy={busy} onClick={() => void start({ contract, spender })}>
      {t(texts.revoke)}
    </Button>
  )
}
