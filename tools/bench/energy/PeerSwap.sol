// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";

/// @title A swap by a signed order, after the way of AirSwap's SwapERC20, written plainly: nonces as bits of a word, one
/// whole fill, a fee of the signer's side to one address.
contract PeerSwap {
    using SafeTRC20 for ITRC20;

    struct Order {
        uint256 nonce;
        uint256 expiry;
        address signer;
        address signerToken;
        uint256 signerAmount;
        address senderToken;
        uint256 senderAmount;
    }

    bytes32 private constant ORDER_TYPEHASH = keccak256(
        "Order(uint256 nonce,uint256 expiry,address signer,address signerToken,uint256 signerAmount,address senderToken,uint256 senderAmount)"
    );
    uint256 private constant FEE = 50;

    address private immutable feeWallet;
    mapping(address signer => mapping(uint256 group => uint256)) private _nonces;

    event SwapERC20(uint256 indexed nonce, address indexed signer);
    event Cancel(uint256 indexed nonce, address indexed signer);

    constructor(address feeWallet_) {
        feeWallet = feeWallet_;
    }

    function swap(Order calldata order, uint8 v, bytes32 r, bytes32 s) external {
        require(order.expiry > block.timestamp, "Expired");
        require(ecrecover(hashOf(order), v, r, s) == order.signer, "Signature");
        _use(order.signer, order.nonce);
        ITRC20(order.senderToken).safeTransferFrom(msg.sender, order.signer, order.senderAmount);
        uint256 fee = (order.signerAmount * FEE) / 10_000;
        ITRC20(order.signerToken).safeTransferFrom(order.signer, msg.sender, order.signerAmount);
        ITRC20(order.signerToken).safeTransferFrom(order.signer, feeWallet, fee);
        emit SwapERC20(order.nonce, order.signer);
    }

    function cancel(uint256 nonce) external {
        _use(msg.sender, nonce);
        emit Cancel(nonce, msg.sender);
    }

    function hashOf(Order calldata order) public view returns (bytes32) {
        bytes32 domain = keccak256(abi.encode(block.chainid, address(this)));
        bytes32 struct_ = keccak256(abi.encode(ORDER_TYPEHASH, order));
        return keccak256(abi.encodePacked("\x19\x01", domain, struct_));
    }

    function _use(address signer, uint256 nonce) private {
        uint256 bit = 1 << (nonce % 256);
        uint256 used = _nonces[signer][nonce / 256];
        require(used & bit == 0, "Used");
        _nonces[signer][nonce / 256] = used | bit;
    }
}
