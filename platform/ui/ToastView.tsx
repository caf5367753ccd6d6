import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { uiText } from './uiText.ts'

export interface ToastViewProps {
  readonly text: string
  readonly kind: 'plain' | 'success' | 'error'
  readonly onClose: () => void
}

const icons = { plain: 'info', success: 'check', error: 'warning' } as const
const colours = { plain: 'text-ink', success: 'text-verdigris', error: 'text-terra' }

/** One sentence above everything; a screen reader announces it. */
export function ToastView({ text, kind, onClose }: ToastViewProps) {
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className="set-in fixed inset-x-4 top-[max(12px,env(safe-area-inset-top))] z-80 mx-auto flex max-w-[440px] items-center gap-3 rounded-md border border-line bg-surface py-1 pr-1 pl-4 text-ink"
    >
      <Icon name={icons[kind]} size={20} className={colours[kind]} />
      <span className="min-w-0 grow py-2 font-semibold [overflow-wrap:anywhere]">{text}</span>
      <IconButton
        icon="close"
        size={20}
        label={uiText('close')}
        onClick={onClose}
        className={classes('text-soft')}
      />
    </div>
  )
}
