import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import type { ItemOf } from '#platform/web/pages.ts'

import { burnApi } from '../../api.ts'
import type { NodeRecordKind } from '../../shapes.ts'
import { powerText, sunText, tesText } from '../mining.ts'
import { listTexts as texts } from '../textLists.ts'
import { nodeTexts } from '../textNodes.ts'
import { burnTitles as titles } from '../textTitles.ts'

type PowerRecord = ItemOf<typeof burnApi.userCalculationRecord>
type NodeRecord = ItemOf<typeof burnApi.nodeRecord>

const powerKey = ({ txHash, kind, ownPower }: PowerRecord): string =>
  `${txHash} ${kind} ${ownPower}`
const nodeKey = ({ txHash, record, nodeId }: NodeRecord): string => `${txHash} ${record} ${nodeId}`

/** Changes of the reader's power and claims of what it earned, newest first. */
export function PowerRecords() {
  const t = useText()
  return (
    <PagedRows
      endpoint={burnApi.userCalculationRecord}
      input={{}}
      keyOf={powerKey}
      row={(one) => <PowerRow one={one} />}
      first={10}
      empty={
        <EmptyState title={t(texts.noPower)} next={{ to: '/destroy', text: t(titles.burning) }} />
      }
    />
  )
}

function PowerRow({ one }: { one: PowerRecord }) {
  const t = useText()
  const { dateTime } = useFormats()
  const { kind, amount, ownPower, createTime, txHash } = one
  return (
    <ListRow
      to={`/tx?id=${txHash}`}
      title={t(texts[kind])}
      note={dateTime(createTime)}
      trailing={`${kind === 'claim' ? '+' : '-'}${tesText(amount)}`}
      trailingNote={t(texts.myPower, { power: powerText(ownPower) })}
    />
  )
}

const names = {
  bought: texts.bought,
  activated: texts.activated,
  refunded: texts.nodeRefunded,
  lapsed: texts.lapsed,
  claimed: texts.claimed,
} as const satisfies Readonly<Record<NodeRecordKind, unknown>>

/** What became of the reader's nodes, newest first. */
export function NodeRecords() {
  const t = useText()
  return (
    <PagedRows
      endpoint={burnApi.nodeRecord}
      input={{}}
      keyOf={nodeKey}
      row={(one) => <NodeRow one={one} />}
      first={10}
      empty={
        <EmptyState title={t(texts.noNodes)} next={{ to: '/nodeBox', text: t(titles.buyNode) }} />
      }
    />
  )
}

function NodeRow({ one }: { one: NodeRecord }) {
  const t = useText()
  const { dateTime } = useFormats()
  const { record, nodeId, kind, sun, amount, createTime, txHash } = one
  return (
    <ListRow
      to={`/tx?id=${txHash}`}
      title={t(names[record])}
      note={dateTime(createTime)}
      trailing={amount === null ? (sun === null ? '–' : sunText(sun)) : `+${tesText(amount)}`}
      trailingNote={t(nodeTexts.nodeId, { kind, id: String(nodeId) })}
    />
  )
}
