// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ERC721} from "solady/src/tokens/ERC721.sol";

/// @title A card of Solady's token, as it comes.
contract PeerSolady is ERC721 {
    function name() public pure override returns (string memory) {
        return "Peer";
    }

    function symbol() public pure override returns (string memory) {
        return "PEER";
    }

    function tokenURI(uint256) public pure override returns (string memory) {
        return "";
    }

    function mint(address to, uint256 firstId, uint256 count) external {
        for (uint256 i; i < count; ++i) _mint(to, firstId + i);
    }
}
