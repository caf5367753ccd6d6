import { AddressText } from '#platform/ui/AddressText.tsx'
import { Amount } from '#platform/ui/Amount.tsx'
import { Chip } from '#platform/ui/Chip.tsx'
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
import type { Receipt } from '../../purchaseShapes.ts'
import { lpRewardTexts as texts } from './text.ts'
import { TxLink } from './TxLink.tsx'

interface ReceiptSheetProps {
  /** Of the purchase. */
  readonly id: number
  readonly onClose: () => void
}

/** That a reward was paid to me, when, and in which transaction. */
export function ReceiptSheet({ id, onClose }: ReceiptSheetProps) {
  const t = useText()
  const query = useApi(purchaseApi.receiveRewardInfo, { id: String(id) })
  return (
    <Sheet open onClose={onClose} title={t(texts.receiptOf, { id })}>
      <QueryState query={query} skeleton={<Skeleton className="h-64 w-full" />}>
        {(receipt) => <Received receipt={receipt} />}
      </QueryState>
    </Sheet>
  )
}

function Received({ receipt }: { readonly receipt: Receipt }) {
  const t = useText()
  const formats = useFormats()
  const { id, symbol, buyer, reward, time, txHash, final, sources } = receipt
  return (
    <VerifyScope>
      <div className="min-w-0">
        <p className="text-soft">{t(texts.received)}</p>
        <p className="font-display text-xl font-semibold">
          <Amount value={BigInt(reward)} decimals={tesCoin.decimals} symbol="TES" />
        </p>
      </div>
      <Verify of={t(texts.receiptOf, { id })} source={sourceOf(sources, 'purchase')} />
      <KeyValue
        rows={[
          { label: t(texts.amount), value: exactOf(BigInt(reward), tesCoin), wide: true },
          { label: t(texts.pool), value: symbol },
          { label: t(texts.on), value: formats.dateTime(time) },
          { label: t(texts.paidTo), value: <AddressText address={buyer} full />, wide: true },
        ]}
      />
      {!final && <Chip tone="lapis">{t(texts.confirming)}</Chip>}
      <TxLink hash={txHash} text={t(texts.seeIssue)} />
    </VerifyScope>
  )
}
