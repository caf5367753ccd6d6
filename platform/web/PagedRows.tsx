import { Fragment, type ReactNode, useState } from 'react'

import type { CallInput } from '../std/endpoint.ts'
import { type ItemOf, type PagedEndpoint, type PageInput, useApiList } from './pages.ts'
import { QueryState } from './queryState.tsx'
import { MoreButton, type MoreButtonProps } from './MoreButton.tsx'

export interface PagedRowsProps<E extends PagedEndpoint> {
  readonly endpoint: E
  readonly input: Omit<CallInput<E>, keyof PageInput>
  readonly keyOf: (item: ItemOf<E>) => string | number
  readonly row: (item: ItemOf<E>) => ReactNode
  /** How many at first, and how many more with each tap; the same number by default. */
  readonly first: number
  readonly step?: number
  readonly heading?: ReactNode
  /** In place of an empty list; without it, heading and all are left out. */
  readonly empty?: ReactNode
  /** ms between two reads */
  readonly again?: number
}

interface RowsProps extends MoreButtonProps {
  readonly children: ReactNode
}

/** Lines of a list, each below its hairline, and what else the list has. */
export function Rows({ more, onMore, children }: RowsProps) {
  return (
    <div className="flex flex-col">
      {children}
      <div className="flex flex-col py-3 empty:hidden">
        <MoreButton more={more} onMore={onMore} />
      </div>
    </div>
  )
}

/** A list that grows with each tap, with its heading and the states of its read. */
export function PagedRows<E extends PagedEndpoint>(props: PagedRowsProps<E>) {
  const { endpoint, input, keyOf, row, first, step = first, heading, empty, again } = props
  const [size, setSize] = useState(first)
  const query = useApiList(
    endpoint,
    input,
    size,
    keyOf,
    again === undefined ? {} : { refetchInterval: again },
  )
  if (empty === undefined && query.data?.total === 0) return null
  return (
    <section className="flex flex-col gap-2">
      {heading}
      <QueryState query={query} empty={empty}>
        {({ total, list }) => (
          <Rows more={total > size} onMore={() => setSize(size + step)}>
            {list.map((item) => (
              <Fragment key={keyOf(item)}>{row(item)}</Fragment>
            ))}
          </Rows>
        )}
      </QueryState>
    </section>
  )
}
