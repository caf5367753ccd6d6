import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { exactOf, tesCoin } from '#platform/web/spend/coin.ts'
import { sourceOf, Verify, VerifyScope } from '#platform/web/Verify.tsx'

import { purchaseApi } from '../../purchaseApi.ts'
import type { PurchaseDetail } from '../../purchaseShapes.ts'
import { lpCoin, paidCoin } from '../lp.ts'
import { aboutUsdt } from '../worth.ts'
import { RewardChip } from './RewardChip.tsx'
import { lpRewardTexts as texts } from './text.ts'
import { TxLink } from './TxLink.tsx'

interface PurchaseSheetProps {
  readonly id: number
  readonly onClose: () => void
}

/** All data of one purchase, to the last unit. */
export function PurchaseSheet({ id, onClose }: PurchaseSheetProps) {
  const t = useText()
  const query = useApi(purchaseApi.detail, { id: String(id) })
  return (
    <Sheet open onClose={onClose} title={t(texts.number, { id })}>
      <QueryState query={query} skeleton={<Skeleton className="h-96 w-full" />}>
        {(detail) => (
          <VerifyScope>
            <Bought detail={detail} />
            <Reward detail={detail} />
          </VerifyScope>
        )}
      </QueryState>
    </Sheet>
  )
}

function Bought({ detail }: { readonly detail: PurchaseDetail }) {
  const t = useText()
  const formats = useFormats()
  const { symbol, coin, amount, liquidity, paidIn, worth, sources } = detail
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-base">{symbol}</h3>
      <Verify of={t(texts.number, { id: detail.id })} source={sourceOf(sources, 'purchase')} />
      <KeyValue
        rows={[
          { label: t(texts.paid), value: exactOf(BigInt(amount), paidCoin(coin)) },
          {
            label: t(texts.wentIn),
            value: paidIn.map((one) => (
              <span key={one.symbol} className="block">
                {exactOf(BigInt(one.amount), one)}
              </span>
            )),
          },
          { label: t(texts.got), value: exactOf(BigInt(liquidity), lpCoin(symbol)), wide: true },
          {
            label: t(texts.worth),
            value: aboutUsdt(t, worth),
          },
          { label: t(texts.bought), value: formats.dateTime(detail.time) },
        ]}
      />
      <TxLink hash={detail.txHash} text={t(texts.seePurchase)} />
    </section>
  )
}

function Reward({ detail }: { readonly detail: PurchaseDetail }) {
  const t = useText()
  const formats = useFormats()
  const { state, reward, issueTime, issuedAt, issueTxHash } = detail
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-base">{t(texts.reward)}</h3>
        {state !== null && <RewardChip state={state} />}
      </div>
      {state === null ? (
        <p className="text-soft">{t(texts.without)}</p>
      ) : (
        <KeyValue
          rows={[
            {
              label: t(texts.amount),
              value: exactOf(BigInt(reward), tesCoin),
              tone: 'good',
              wide: true,
            },
            issuedAt === null
              ? { label: t(texts.from), value: formats.dateTime(issueTime) }
              : { label: t(texts.on), value: formats.dateTime(issuedAt) },
          ]}
        />
      )}
      {issueTxHash !== null && <TxLink hash={issueTxHash} text={t(texts.seeIssue)} />}
    </section>
  )
}
