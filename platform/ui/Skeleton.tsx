import { classes } from './classes.ts'

/** Holds the place of what is on its way; its size comes with `className`. */
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={classes('block rounded-sm bg-sunk', className)} />
}

/** Rows of a list on their way. */
export function SkeletonRows({ count = 3 }: { count?: number }) {
  return (
    <div aria-hidden="true" className="flex flex-col">
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="flex items-center gap-3 border-t border-line py-3">
          <Skeleton className="size-9 shrink-0 rounded-full" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
