/** Cards of each level, as the contract itself draws them. */
const cards = ['8057', '7418', '7801', '5003', '7009', '12']

/** The first is four times the size of the others. Files and plain images: home does not wait for the code of cards. */
export const Mosaic = () => (
  <div
    aria-hidden="true"
    className="grid grid-cols-3 gap-2 *:block *:aspect-square *:w-full *:rounded-md *:bg-sunk *:first:col-span-2 *:first:row-span-2"
  >
    {cards.map((card) => (
      <img
        key={card}
        src={`/art/${card}.svg`}
        alt=""
        width={154}
        height={154}
        decoding="async"
        draggable={false}
      />
    ))}
  </div>
)
