import { Button } from '#platform/ui/Button.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useState } from 'react'

import { holderActions } from '../../actions.ts'
import type { AssetState, RwaHolding } from '../../shapes.ts'
import { plainText } from '../amounts.ts'
import { rwaTexts } from '../text.ts'
import { assetTexts as texts } from '../textAsset.ts'
import type { AssetDetail } from '../useAsset.ts'

const TransferSheet = lazyComponent(
  async () => (await import('./TransferSheet.tsx')).TransferSheet,
  null,
)
const RedeemSheet = lazyComponent(async () => (await import('./RedeemSheet.tsx')).RedeemSheet, null)

interface MySharesProps {
  readonly found: AssetDetail
  readonly state: AssetState
  readonly now: number
}

/** What the reader has, what it is owed, and the ways out. */
export function MyShares({ found, state, now }: MySharesProps) {
  const { mine } = found
  const { status } = useSession()
  if (status !== 'signedIn' || mine === null) return null
  return <Own found={found} state={state} now={now} mine={mine} />
}

function Own({ found, state, now, mine }: MySharesProps & { mine: RwaHolding }) {
  const t = useText()
  const { percent, date } = useFormats()
  const { coin } = found.asset
  const { request } = mine
  const [sheet, setSheet] = useState<'transfer' | 'redeem' | null>(null)
  const money = (label: string, units: string) =>
    units === '0' ? [] : [{ label, value: plainText(units, coin), tone: 'value' as const }]
  const moves = state === 'released' && mine.shares > 0
  const allowed = (found.allowedUntil ?? 0) > now
  return (
    <Surface className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-base">{t(texts.mine)}</h2>
        <span className="num font-display text-lg font-semibold">
          {t(rwaTexts.shares, { count: mine.shares })}
        </span>
      </div>
      {mine.shares > 0 && (
        <p className="num -mt-2 text-right text-xs text-soft">
          {t(texts.ofAll, { rate: percent(mine.bps) })}
        </p>
      )}
      <KeyValue
        rows={[
          ...money(t(texts.inEscrow), mine.refundable),
          ...money(t(texts.claimable), mine.claimable),
          ...money(t(texts.redeemable), mine.redeemable),
          ...(mine.claimed === '0'
            ? []
            : [{ label: t(texts.claimed), value: plainText(mine.claimed, coin) }]),
        ]}
      />
      {request !== null && (
        <p className="num rounded-md bg-gold-wash px-4 py-3 text-gold">
          {t(texts.requested, { shares: request.shares, ahead: request.ahead })}
        </p>
      )}
      <p className="text-xs text-soft">
        {allowed ? t(texts.allowed, { date: date(found.allowedUntil!) }) : t(texts.notAllowed)}
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {moves && (
          <Button {...look} onClick={() => setSheet('transfer')}>
            {t(texts.transfer)}
          </Button>
        )}
        {moves && request === null && (
          <Button {...look} onClick={() => setSheet('redeem')}>
            {t(texts.redeem)}
          </Button>
        )}
        <Exits found={found} mine={mine} state={state} />
      </div>
      {sheet === 'transfer' && <TransferSheet found={found} onClose={() => setSheet(null)} />}
      {sheet === 'redeem' && <RedeemSheet found={found} onClose={() => setSheet(null)} />}
    </Surface>
  )
}

const look = { small: true, kind: 'quiet' } as const

type ExitsProps = Pick<MySharesProps, 'found' | 'state'> & { readonly mine: RwaHolding }

function Exits({ found, mine, state }: ExitsProps) {
  const t = useText()
  const { asset, coin } = found.asset
  const leave = useAction(holderActions.refund)
  const cancel = useAction(holderActions.cancelRedemption)
  const redeemed = useAction(holderActions.claimRedemption)
  const credit = useAction(holderActions.withdraw)
  const units = (amount: string) => ({ amount: plainText(amount, coin) })
  const exits = [
    {
      key: 'refund',
      due: mine.refundable !== '0' && state !== 'failed',
      text: t(texts.takeBack, units(mine.refundable)),
      action: leave,
    },
    { key: 'cancel', due: mine.request !== null, text: t(texts.cancel), action: cancel },
    {
      key: 'claim',
      due: mine.redeemable !== '0',
      text: t(texts.claim, units(mine.redeemable)),
      action: redeemed,
    },
    {
      key: 'credit',
      due: mine.credit !== '0',
      text: t(texts.credit, units(mine.credit)),
      action: credit,
    },
  ]
  return exits
    .filter(({ due }) => due)
    .map(({ key, text, action: { start, busy } }) => (
      <Button key={key} {...look} busy={busy} onClick={() => void start({ asset })}>
        {text}
      </Button>
    ))
}
