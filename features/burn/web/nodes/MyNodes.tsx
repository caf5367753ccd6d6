import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { Rows } from '#platform/web/PagedRows.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { useState } from 'react'

import { burnApi } from '../../api.ts'
import { again } from '../mining.ts'
import { nodeTexts as texts } from '../textNodes.ts'
import { NodeRow, nodeStateAt, type OwnNode } from './NodeRow.tsx'

interface MyNodesProps {
  readonly title: string
  /** Those that wait for their activation alone, and nothing without any. */
  readonly only?: 'waiting'
}

const step = 20
const keyOf = ({ nodeId }: OwnNode): number => nodeId

/** The reader's nodes, newest first. */
export function MyNodes({ title, only }: MyNodesProps) {
  const t = useText()
  const now = useChainNow()
  const [size, setSize] = useState(step)
  const query = useApiList(burnApi.nodePage, {}, size, keyOf, { refetchInterval: again })
  const fits = (node: OwnNode): boolean =>
    only === undefined || nodeStateAt(node, now) === 'waiting'
  if (only !== undefined && !(query.data?.list ?? []).some(fits)) return null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{title}</h2>
      <QueryState
        query={query}
        empty={<EmptyState title={t(texts.none)} body={t(texts.noneBody)} />}
      >
        {({ total, list }) => (
          <Rows more={only === undefined && total > size} onMore={() => setSize(size + step)}>
            {list.filter(fits).map((node) => (
              <NodeRow key={node.nodeId} node={node} />
            ))}
          </Rows>
        )}
      </QueryState>
    </section>
  )
}
