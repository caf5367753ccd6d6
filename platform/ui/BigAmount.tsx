import { classes } from './classes.ts'

export interface BigAmountProps {
  /** `4,210.00 USDT`: the figure, a space and its unit. */
  readonly text: string
  readonly size?: 'lg' | 'xl' | '2xl'
  readonly tone?: 'ink' | 'gained'
}

/** On the narrowest screens one size smaller, so that a figure is never cut in two. */
const sizes = {
  lg: 'text-lg',
  xl: 'text-xl max-[300px]:text-lg',
  '2xl': 'text-2xl max-[300px]:text-xl',
}

/** Characters that fit on a line of the narrowest screen; exact amounts may have more, and break. */
const longest = 12

/** The answer of a screen: a large figure that does not break, its unit small beside it, or whole on the next line. */
export function BigAmount({ text, size = 'xl', tone = 'ink' }: BigAmountProps) {
  const cut = text.indexOf(' ')
  const [figure, unit] = cut === -1 ? [text, ''] : [text.slice(0, cut), text.slice(cut + 1)]
  return (
    <span
      translate="no"
      className={classes(
        'num block max-w-full overflow-x-clip font-display font-semibold [overflow-clip-margin:4px] [overflow-wrap:anywhere]',
        sizes[size],
        tone === 'gained' && 'text-verdigris',
      )}
    >
      <span className={classes(figure.length <= longest && 'whitespace-nowrap')}>{figure}</span>
      {unit !== '' && (
        <>
          {' '}
          <span
            className={classes(
              'text-sm text-soft',
              unit.length <= longest && 'inline-block whitespace-nowrap',
            )}
          >
            {unit}
          </span>
        </>
      )}
    </span>
  )
}
