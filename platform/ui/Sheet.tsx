import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'

import { IconButton } from './IconButton.tsx'
import { useLayer } from './layers.ts'
import { uiText } from './uiText.ts'

export interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  /** One line under the title. */
  readonly lead?: ReactNode
  readonly children: ReactNode
  /** Stays at the thumb while the content scrolls. */
  readonly footer?: ReactNode
  /** False while a press outside or Esc would lose something. */
  readonly dismissible?: boolean
  /** Only what it offers itself leads out of it. */
  readonly blocking?: boolean
}

/** From below: holds the focus, gives it back, closes on Esc or a press outside. */
export function Sheet(props: SheetProps) {
  const {
    open,
    onClose,
    title,
    lead,
    children,
    footer,
    dismissible = true,
    blocking = false,
  } = props
  useLayer(open && !blocking, onClose)
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => !next && !blocking && onClose()}
      disablePointerDismissal={!dismissible || blocking}
    >
      <Base.Portal>
        <Base.Backdrop className="sheet-backdrop fixed inset-0 z-40 bg-scrim" />
        <Base.Popup className="sheet-popup fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full max-w-column flex-col overflow-y-auto overscroll-contain rounded-t-lg border border-b-0 border-line bg-surface text-ink outline-none">
          {/* Head and foot stay while the sheet itself scrolls, by keyboard too. */}
          <div className="sticky top-0 z-10 shrink-0 bg-surface">
            <div
              className="mx-auto mt-2 h-1 w-9 shrink-0 rounded-full bg-line"
              aria-hidden="true"
            />
            <div className="flex items-start justify-between gap-2 pt-2 pr-2 pb-2 pl-4">
              <div className="min-w-0 pt-2">
                <Base.Title className="text-lg">{title}</Base.Title>
                {lead !== undefined && (
                  <Base.Description render={<div />} className="mt-1 text-soft">
                    {lead}
                  </Base.Description>
                )}
              </div>
              {!blocking && (
                <Base.Close render={<IconButton icon="close" label={uiText('close')} />} />
              )}
            </div>
          </div>
          <div className="flex grow flex-col gap-4 px-4 pb-4">{children}</div>
          {footer !== undefined && footer !== false && (
            <div className="sticky bottom-0 z-10 flex shrink-0 gap-3 max-[300px]:flex-wrap border-t border-line bg-surface px-4 pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
