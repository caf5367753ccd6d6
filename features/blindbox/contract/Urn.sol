// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title The cards of a series, eight ids of 32 bits to a word.
/// @dev Cards gives no id of more bits. A draw writes one word: the last card takes the place of the drawn one.
library Urn {
    /// @dev Puts the cards in, in this order. The urn was empty.
    function fill(mapping(uint256 word => uint256) storage self, uint256[] calldata tokenIds) internal {
        uint256 word;
        for (uint256 i; i < tokenIds.length; ++i) {
            word |= tokenIds[i] << ((i & 7) << 5);
            if (i & 7 != 7 && i != tokenIds.length - 1) continue;
            self[i >> 3] = word;
            word = 0;
        }
    }

    function at(mapping(uint256 word => uint256) storage self, uint256 index) internal view returns (uint256) {
        return uint32(self[index >> 3] >> ((index & 7) << 5));
    }

    /// @dev Takes out the card at `index` of those up to `last`, which is included.
    function take(
        mapping(uint256 word => uint256) storage self,
        uint256 index,
        uint256 last
    ) internal returns (uint256 tokenId) {
        uint256 place = (index & 7) << 5;
        uint256 word = self[index >> 3];
        tokenId = uint32(word >> place);
        // Both differ in these 32 bits alone: the drawn card leaves, the last takes its place.
        self[index >> 3] = word ^ ((tokenId ^ at(self, last)) << place);
    }
}
