/** The product's mark: five stones that make a T, one of them gold. */
export function Mark({ size = 22, plain = false }: { size?: number; plain?: boolean }) {
  return (
    <svg viewBox="0 0 9 9" width={size} height={size} aria-hidden="true" className="shrink-0">
      <g fill="currentColor">
        <path d="M0 .2L2.6 0l.2 2.6-2.7.2z" />
        <path d="M3.2.1L5.8 0l.1 2.7-2.6.1z" />
        <path d="M6.3.1L9 .3l-.2 2.5-2.4-.1z" />
        <path d="M3.2 3.2l2.7-.1.1 2.7-2.8.1z" className={plain ? undefined : 'fill-gold'} />
        <path d="M3.1 6.3l2.8.1L5.8 9l-2.6-.1z" />
      </g>
    </svg>
  )
}
