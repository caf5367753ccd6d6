// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ERC721A} from "erc721a/contracts/ERC721A.sol";

/// @title A card of ERC721A's token, as it comes. Ids start at 1, and no holder's come in one batch.
contract PeerErc721a is ERC721A {
    constructor() ERC721A("Peer", "PEER") {}

    function mint(address to, uint256, uint256 count) external {
        for (uint256 i; i < count; ++i) _mint(to, 1);
    }

    function _startTokenId() internal pure override returns (uint256) {
        return 1;
    }
}
