import { groupedAddress, shortAddress } from '#platform/std/format.ts'

import { classes } from './classes.ts'
import { CopyButton } from './CopyButton.tsx'

export interface AddressTextProps {
  readonly address: string
  /** All of it, in groups of four: wherever money or a card goes. */
  readonly full?: boolean
  /** Where set, a button copies the address. */
  readonly copyLabel?: string
  readonly onCopied?: () => void
  readonly className?: string
}

export function AddressText(props: AddressTextProps) {
  const { address, full = false, copyLabel, onCopied, className } = props
  const part = (
    <span
      translate="no"
      title={address}
      className={classes('num', full && 'tracking-wide [word-spacing:0.12em]', className)}
    >
      {full ? groupedAddress(address) : shortAddress(address)}
    </span>
  )
  if (copyLabel === undefined) return part
  return (
    <span className="inline-flex min-w-0 items-center gap-1">
      {part}
      <CopyButton
        text={address}
        label={copyLabel}
        {...(onCopied === undefined ? {} : { onCopied })}
      />
    </span>
  )
}
