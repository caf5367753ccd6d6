import type { ReactNode } from 'react'

import { classes } from './classes.ts'

/** A hairline card: boxes before shadows. */
export function Surface({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classes('rounded-md border border-line bg-surface p-4', className)}>
      {children}
    </div>
  )
}
