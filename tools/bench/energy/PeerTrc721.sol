// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TRC721} from "@openzeppelin/tron-contracts/token/TRC721/TRC721.sol";

/// @title A card of OpenZeppelin's token, as it comes.
contract PeerTrc721 is TRC721 {
    constructor() TRC721("Peer", "PEER") {}

    function mint(address to, uint256 firstId, uint256 count) external {
        for (uint256 i; i < count; ++i) _mint(to, firstId + i);
    }
}
