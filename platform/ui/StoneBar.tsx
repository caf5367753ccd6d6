import { classes } from './classes.ts'
import { stonesOf } from './stones.ts'

/** How many stones the bar has. */
const count = 40

/** Parts of a whole, each in its colour; a part smaller than a stone has one. Stones of no part are pale. */
export function StoneBar({ parts }: { parts: readonly { amount: bigint; colour: string }[] }) {
  const stones = stonesOf(
    parts.map(({ amount }) => amount),
    count,
  )
  const colours = parts.flatMap(({ colour }, i) => Array.from({ length: stones[i]! }, () => colour))
  return (
    <div aria-hidden="true" className="flex h-2 gap-0.5">
      {Array.from({ length: count }, (_, place) => (
        <span
          key={place}
          className={classes('h-full min-w-0 grow rounded-[2px]', colours[place] ?? 'bg-line')}
        />
      ))}
    </div>
  )
}
