import { decimalsOf } from '#platform/std/amount.ts'
import { Amount } from '#platform/ui/Amount.tsx'
import { Button } from '#platform/ui/Button.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { shortOf } from '#platform/web/spend/coin.ts'
import { useChainNow } from '#platform/web/time.ts'
import { useState } from 'react'

import { purchaseActions } from '../../actions.ts'
import type { Purchase } from '../../purchaseShapes.ts'
import { paidCoin, shortLp } from '../lp.ts'
import { PurchaseSheet } from './PurchaseSheet.tsx'
import { ReceiptSheet } from './ReceiptSheet.tsx'
import { RewardChip } from './RewardChip.tsx'
import { lpRewardTexts as texts } from './text.ts'

/** The content of an opened card. */
type Opened = 'detail' | 'receipt' | null

/** One purchase, and how far its reward is. */
export function RewardCard({ purchase }: { purchase: Purchase }) {
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  const issue = useAction(purchaseActions.receive)
  const [opened, setOpened] = useState<Opened>(null)
  const { id, symbol, coin, amount, liquidity, reward, state, issueTime, issuedAt } = purchase
  const isDue = state === 'waiting' && now >= issueTime
  return (
    <Surface className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-base">
          <span>{symbol}</span>
          <span className="num block font-text text-xs font-normal text-soft">
            {t(texts.number, { id })}
          </span>
        </h2>
        {state !== null && <RewardChip state={state} />}
      </div>
      <p className="font-display text-xl font-semibold">
        <Amount value={BigInt(reward)} decimals={decimalsOf.TES} symbol="TES" />
      </p>
      <KeyValue
        rows={[
          { label: t(texts.paid), value: shortOf(BigInt(amount), paidCoin(coin)) },
          { label: t(texts.got), value: `${shortLp(BigInt(liquidity))} LP` },
          { label: t(texts.bought), value: formats.dateTime(purchase.time) },
          issuedAt === null
            ? { label: t(texts.from), value: formats.dateTime(issueTime) }
            : { label: t(texts.on), value: formats.dateTime(issuedAt) },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <Opens text={t(texts.details)} onPress={() => setOpened('detail')} />
        {issuedAt !== null && (
          <Opens text={t(texts.receipt)} onPress={() => setOpened('receipt')} />
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
      {opened === 'detail' && <PurchaseSheet id={id} onClose={() => setOpened(null)} />}
      {opened === 'receipt' && <ReceiptSheet id={id} onClose={() => setOpened(null)} />}
    </Surface>
  )
}

function Opens({ text, onPress }: { readonly text: string; readonly onPress: () => void }) {
  return (
    <Button small kind="quiet" aria-haspopup="dialog" onClick={onPress}>
      {text}
    </Button>
  )
}
