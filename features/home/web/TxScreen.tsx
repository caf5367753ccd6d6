import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useApiItem } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useSearchParams } from 'wouter'

import { homeApi } from '../api.ts'
import { txTexts as texts } from './textTx.ts'
import { TxCall } from './TxCall.tsx'
import { TxEvents } from './TxEvents.tsx'
import { TxHead } from './TxHead.tsx'

/** By `?id=`: a transaction's hash, or an order's id, which leads to its transaction. */
export function TxScreen() {
  const t = useText()
  const [search] = useSearchParams()
  const id = (search.get('id') ?? '').toLowerCase()
  return (
    <Frame>
      {/^[0-9a-f]{64}$/.test(id) ? (
        <Transaction txHash={id} />
      ) : /^[0-9a-f-]{36}$/.test(id) ? (
        <Order orderId={id} />
      ) : (
        <Nothing title={t(texts.noId)} />
      )}
    </Frame>
  )
}

function Transaction({ txHash }: { txHash: string }) {
  const query = useApi(homeApi.transaction, { txHash }, { refetchInterval: 10_000 })
  return (
    <QueryState
      query={query}
      skeleton={
        <div className="flex flex-col gap-4">
          <Skeleton className="h-36 w-full" />
          <Skeleton className="h-48 w-full" />
        </div>
      }
    >
      {(transaction) => (
        <>
          <TxHead transaction={transaction} />
          <TxCall transaction={transaction} />
          <TxEvents events={transaction.events} />
        </>
      )}
    </QueryState>
  )
}

function Order({ orderId }: { orderId: string }) {
  const t = useText()
  const query = useApiItem(homeApi.activity, orderId, (order) => order.orderId === orderId)
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-36 w-full" />}>
      {({ found: order }) => {
        if (order === null) return <Nothing title={t(texts.unknownOrder)} />
        if (order.txHash === null) return <Nothing title={t(texts.notSentYet)} />
        return <Transaction txHash={order.txHash} />
      }}
    </QueryState>
  )
}

function Nothing({ title }: { title: string }) {
  const t = useText()
  return <EmptyState title={title} next={{ to: '/', text: t(texts.toHome) }} />
}
