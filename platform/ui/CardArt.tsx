import { classes } from './classes.ts'

export interface CardArtProps {
  /** undefined while it is being rendered: its place is kept. */
  readonly src: string | undefined
  readonly alt: string
  readonly className?: string
}

/** A card's mosaic, always square. An empty `alt` where the name stands beside it. */
export function CardArt({ src, alt, className }: CardArtProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={154}
      height={154}
      decoding="async"
      draggable={false}
      className={classes('block aspect-square w-full rounded-md bg-sunk', className)}
    />
  )
}
