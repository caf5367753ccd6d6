import { decimalsOf } from '#platform/std/amount.ts'
import { shortAmount } from '#platform/std/format.ts'
import { Amount } from '#platform/ui/Amount.tsx'
import { Button } from '#platform/ui/Button.tsx'
import { Chip, type Tone } from '#platform/ui/Chip.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useLateFlow } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { Link } from 'wouter'

import type { Purchase, RewardState } from '../../purchaseShapes.ts'
import { lateFlows } from '../lateFlows.ts'
import { shortLp } from '../lp.ts'
import { lpRewardTexts as texts } from './text.ts'

const tones: Record<RewardState, Tone> = {
  confirming: 'lapis',
  waiting: 'gold',
  issued: 'verdigris',
}

/** One purchase, and how far its reward is. */
export function RewardCard({ purchase }: { purchase: Purchase }) {
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  const issue = useLateFlow(lateFlows.issue)
  const { id, symbol, coin, amount, liquidity, reward, state, issueTime, issuedAt } = purchase
  // TRX and USDT have six decimals both.
  const paid = `${shortAmount(BigInt(amount), decimalsOf.USDT)} ${coin}`
  const isDue = state === 'waiting' && now >= issueTime
  return (
    <Surface className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-base">
          {symbol}
          <span className="num block font-text text-xs font-normal text-soft">
            {t(texts.number, { id })}
          </span>
        </h2>
        {state !== null && <Chip tone={tones[state]}>{t(texts[state])}</Chip>}
      </div>
      <p className="font-display text-xl font-semibold">
        <Amount value={BigInt(reward)} decimals={decimalsOf.TES} symbol="TES" shown={4} />
      </p>
      <KeyValue
        rows={[
          { label: t(texts.paid), value: paid },
          { label: t(texts.got), value: `${shortLp(BigInt(liquidity))} LP` },
          { label: t(texts.bought), value: formats.dateTime(purchase.time) },
          issuedAt === null
            ? { label: t(texts.from), value: formats.dateTime(issueTime) }
            : { label: t(texts.on), value: formats.dateTime(issuedAt) },
        ]}
      />
      <div className="flex flex-wrap gap-x-5">
        <TxLink hash={purchase.txHash} text={t(texts.purchaseTx)} />
        {purchase.issueTxHash !== null && (
          <TxLink hash={purchase.issueTxHash} text={t(texts.issueTx)} />
        )}
      </div>
      {state === 'waiting' && !isDue && (
        <p className="text-xs text-soft">
          {t(texts.dueIn, { when: formats.relative(issueTime, now) })}
        </p>
      )}
      {isDue && (
        <>
          <Button full busy={issue.busy} onClick={() => void issue.start({ id: String(id) })}>
            {t(texts.issue)}
          </Button>
          <p className="text-xs text-soft">{t(texts.anybody)}</p>
        </>
      )}
    </Surface>
  )
}

function TxLink({ hash, text }: { hash: string; text: string }) {
  return (
    <Link
      to={`/tx?id=${hash}`}
      className="inline-flex min-h-11 items-center font-semibold text-lapis"
    >
      {text}
    </Link>
  )
}
