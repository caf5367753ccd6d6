import type { ReactNode } from 'react'

import { MoreButton, type MoreButtonProps } from './MoreButton.tsx'

export interface RowsProps extends MoreButtonProps {
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
