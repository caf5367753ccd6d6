// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A card in one word: its owner in the low 160 bits, above it its level (8 bits), of its stake the term's
/// number (8 bits), since when its owner has it or staked it last, and up to when a stake is paid (unix seconds, 40
/// bits each).
/// @dev The slot exists from the sale on, so a stake makes no new one. Unlock time and reward need no room: they
/// follow from level and term, which never change. The end of a stake leaves `since` as it is: what was agreed about
/// the card while it was staked, and by whom, still stands.
type Card is uint256;

using CardWord for Card global;

library CardWord {
    uint256 private constant LEVEL = 160;
    uint256 private constant TERM = 168;
    uint256 private constant SINCE = 176;
    uint256 private constant PAID_UNTIL = 216;

    /// @dev A card that an account has from `time` on. The level is below 256.
    function make(address owner_, uint256 level_, uint256 time) internal pure returns (Card) {
        return Card.wrap(uint160(owner_) | (level_ << LEVEL) | (time << SINCE));
    }

    /// @dev Zero where the card is not sold.
    function owner(Card self) internal pure returns (address) {
        return address(uint160(Card.unwrap(self)));
    }

    function level(Card self) internal pure returns (uint256) {
        return uint8(Card.unwrap(self) >> LEVEL);
    }

    /// @dev Numbered from 1; 0 where there is no stake.
    function term(Card self) internal pure returns (uint256) {
        return uint8(Card.unwrap(self) >> TERM);
    }

    function isStaked(Card self) internal pure returns (bool) {
        return self.term() != 0;
    }

    /// @dev When it came to its owner or was staked last, whichever is later: of a stake, its start.
    function since(Card self) internal pure returns (uint256) {
        return uint40(Card.unwrap(self) >> SINCE);
    }

    function paidUntil(Card self) internal pure returns (uint256) {
        return Card.unwrap(self) >> PAID_UNTIL;
    }

    /// @dev The same card, without a stake, for another owner from `time` on.
    function givenTo(Card self, address to, uint256 time) internal pure returns (Card) {
        return make(to, self.level(), time);
    }

    /// @dev A card without a stake, staked from `time` on; nothing is paid yet. The term is below 256.
    function staked(Card self, uint256 term_, uint256 time) internal pure returns (Card) {
        return Card.wrap(uint168(Card.unwrap(self)) | (term_ << TERM) | (time << SINCE) | (time << PAID_UNTIL));
    }

    /// @dev The same stake, paid up to `time`.
    function paid(Card self, uint256 time) internal pure returns (Card) {
        return Card.wrap((Card.unwrap(self) & ((1 << PAID_UNTIL) - 1)) | (time << PAID_UNTIL));
    }

    /// @dev The same card without its stake.
    function unstaked(Card self) internal pure returns (Card) {
        return make(self.owner(), self.level(), self.since());
    }
}
