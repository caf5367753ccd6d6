import { Link } from 'wouter'

import { Icon, type IconName } from './Icon.tsx'

/** One of the "more functions". */
export function Tile({ icon, text, to }: { icon: IconName; text: string; to: string }) {
  return (
    <Link
      to={to}
      className="group flex min-h-20 flex-col items-center gap-1.5 rounded-md pt-1 text-center text-xs leading-tight"
    >
      <span className="grid size-12 place-items-center rounded-md border border-line bg-surface transition-colors group-hover:border-lapis group-hover:text-lapis">
        <Icon name={icon} />
      </span>
      {/* A long word takes the gaps beside its tile before it breaks. */}
      <span className="-mx-2 self-stretch hyphens-auto [overflow-wrap:anywhere]">{text}</span>
    </Link>
  )
}
