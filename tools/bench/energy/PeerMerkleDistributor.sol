// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {MerkleProof} from "@openzeppelin/tron-contracts/utils/cryptography/MerkleProof.sol";

/// @title One root for ever, a bit for each claim, after the interface of Uniswap's MerkleDistributor.
contract PeerMerkleDistributor {
    using SafeTRC20 for ITRC20;

    address public immutable token;
    bytes32 public immutable merkleRoot;

    mapping(uint256 word => uint256) private _claimedBitMap;

    event Claimed(uint256 index, address account, uint256 amount);

    constructor(address token_, bytes32 merkleRoot_) {
        token = token_;
        merkleRoot = merkleRoot_;
    }

    function claim(uint256 index, address account, uint256 amount, bytes32[] calldata merkleProof) external {
        require(!isClaimed(index), "Already claimed");
        bytes32 node = keccak256(abi.encodePacked(index, account, amount));
        require(MerkleProof.verifyCalldata(merkleProof, merkleRoot, node), "Invalid proof");
        _claimedBitMap[index / 256] |= 1 << (index % 256);
        ITRC20(token).safeTransfer(account, amount);
        emit Claimed(index, account, amount);
    }

    function isClaimed(uint256 index) public view returns (bool) {
        return _claimedBitMap[index / 256] & (1 << (index % 256)) != 0;
    }
}
