import { Icon, type IconName } from '#platform/ui/Icon.tsx'

interface ProofButtonProps {
  readonly icon: IconName
  readonly busy?: boolean
  readonly onClick: () => void
  readonly children: string
}

/** A quiet action in the box of a proof. */
export function ProofButton({ icon, busy = false, onClick, children }: ProofButtonProps) {
  return (
    <button
      type="button"
      disabled={busy}
      aria-busy={busy || undefined}
      onClick={onClick}
      className="flex min-h-11 items-center gap-2 self-start font-semibold text-lapis disabled:text-faint"
    >
      <Icon name={icon} size={20} />
      <span className="text-left">{children}</span>
    </button>
  )
}
