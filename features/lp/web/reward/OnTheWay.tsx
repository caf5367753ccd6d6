import { Button } from '#platform/ui/Button.tsx'
import { invalidate, useApi } from '#platform/web/api.ts'
import { type ActivityItem, useActivity } from '#platform/web/flow/activity.ts'
import { ActivityRow } from '#platform/web/flow/ActivityRow.tsx'
import { orderTexts } from '#platform/web/flow/noteText.ts'
import { useText } from '#platform/web/i18n.tsx'
import { service } from '#platform/web/services.ts'
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'

import { purchaseApi } from '../../purchaseApi.ts'
import { purchaseReads } from '../flows/changes.ts'
import { lpRewardTexts as texts } from './text.ts'

/** Purchases that were sent and are not in the list yet. */
export function OnTheWay() {
  const t = useText()
  const { items } = useActivity(20)
  const [listed, setListed] = useState<readonly string[]>([])
  const sent = items.filter(
    ({ kind, tone, txHash }) =>
      kind === 'lp.buy' && tone === 'lapis' && txHash !== null && !listed.includes(txHash),
  )
  if (sent.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{t(texts.onTheWay)}</h2>
      {sent.map((item) => (
        <Sent key={item.key} item={item} txHash={item.txHash ?? ''} onListed={setListed} />
      ))}
    </section>
  )
}

interface SentProps {
  readonly item: ActivityItem
  readonly txHash: string
  readonly onListed: Dispatch<SetStateAction<readonly string[]>>
}

/** A purchase by its hash alone: once it is indexed, all its replies are requested again. */
function Sent({ item, txHash, onListed }: SentProps) {
  const t = useText()
  const { data, isFetching, refetch } = useApi(purchaseApi.syncLiquidity, { txHash })
  const { id = null, state = null } = data ?? {}
  useEffect(() => {
    if (id === null) return
    onListed((before) => [...before, txHash])
    void invalidate([...purchaseReads, service('activity')])
  }, [id, state, txHash, onListed])
  return (
    <div className="flex flex-col gap-2">
      <ActivityRow item={item} />
      {data !== undefined && (
        <output className="text-xs text-soft">
          {state === null ? t(texts.unknown) : t(texts.known, { state: t(orderTexts[state]) })}
        </output>
      )}
      <Button small kind="quiet" busy={isFetching} onClick={() => void refetch()}>
        {t(texts.notThere)}
      </Button>
    </div>
  )
}
