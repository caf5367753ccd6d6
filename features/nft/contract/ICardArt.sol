// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title The picture of a card.
interface ICardArt {
    /// @notice A data URI with the card's name, description, attributes and picture, whole: nothing lies elsewhere.
    /// The same arguments always give the same bytes.
    /// @param level Numbered from 1.
    /// @param levelName Plain letters; goes into JSON as it is.
    function tokenUri(uint256 tokenId, uint256 level, string calldata levelName, uint256 power)
        external
        pure
        returns (string memory);
}
