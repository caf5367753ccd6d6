import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'

import { useLayer } from './layers.ts'

export interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  readonly footer: ReactNode
}

/** A question that must be answered: a press outside does not close it, Esc does. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, footer } = props
  useLayer(open, onClose)
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="sheet-backdrop fixed inset-0 z-60 bg-scrim" />
        <AlertDialog.Popup className="sheet-popup dialog-popup fixed inset-x-4 top-1/2 z-70 mx-auto flex max-h-[88dvh] max-w-[400px] -translate-y-1/2 flex-col gap-4 overflow-y-auto rounded-lg border border-line bg-surface p-5 text-ink outline-none">
          <AlertDialog.Title className="text-lg">{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div />} className="flex flex-col gap-3 text-soft">
            {children}
          </AlertDialog.Description>
          <div className="flex flex-col gap-2">{footer}</div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
