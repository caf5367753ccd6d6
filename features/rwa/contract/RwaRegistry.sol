// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Clones} from "@openzeppelin/tron-contracts/proxy/Clones.sol";
import {IFeeSplitter} from "../../team/contract/IFeeSplitter.sol";
import {ITeam} from "../../team/contract/ITeam.sol";
import {IRwaRegistry} from "./IRwaRegistry.sol";
import {RwaAsset} from "./RwaAsset.sol";
import {RegistryReason} from "./RwaReason.sol";
import {RwaTerm} from "./RwaTerms.sol";

/// @title Makes assets, and has the list of accounts that may get their shares.
contract RwaRegistry is IRwaRegistry {
    /// @inheritdoc IRwaRegistry
    uint256 public constant MAX_TIME = RwaTerm.MAX_TIME;

    /// @inheritdoc IRwaRegistry
    address public immutable registrar;
    /// @inheritdoc IRwaRegistry
    address public immutable attestor;
    /// @inheritdoc IRwaRegistry
    address public immutable template;

    /// @inheritdoc IRwaRegistry
    mapping(address account => uint256) public allowedUntil;
    /// @inheritdoc IRwaRegistry
    mapping(address asset => bool) public isMade;
    address[] private _assets;
    address[] private _coins;

    constructor(
        ITeam team,
        IFeeSplitter splitter,
        address registrar_,
        address attestor_,
        address[] memory coins_
    ) {
        (registrar, attestor) = (registrar_, attestor_);
        _coins = coins_;
        template = address(new RwaAsset(team, splitter, attestor_));
    }

    modifier onlyRegistrar() {
        if (msg.sender != registrar) revert(RegistryReason.NOT_REGISTRAR);
        _;
    }

    // ---- The registrar

    /// @inheritdoc IRwaRegistry
    function allow(address account, uint256 until) external onlyRegistrar {
        if (account == address(0)) revert(RegistryReason.ADDRESS);

        // Effect:
        allowedUntil[account] = until;

        emit Allowed(account, until);
    }

    /// @inheritdoc IRwaRegistry
    function make(
        string calldata name,
        string calldata symbol,
        bytes32 document,
        uint256[4] calldata numbers,
        address coin,
        address issuer,
        address revenue
    ) external onlyRegistrar returns (address asset) {
        _requireCoin(coin);
        _requireParties(issuer, revenue);
        bytes memory args = RwaTerm.pack(name, symbol, document, numbers, coin, issuer, revenue);
        asset = Clones.cloneWithImmutableArgs(template, args);

        // Effect:
        isMade[asset] = true;
        _assets.push(asset);

        emit Made(asset, issuer, coin, revenue, name, symbol, document, numbers);
    }

    // ---- Reads

    /// @inheritdoc IRwaRegistry
    function isAllowed(address account) external view returns (bool) {
        return block.timestamp < allowedUntil[account];
    }

    /// @inheritdoc IRwaRegistry
    function count() external view returns (uint256) {
        return _assets.length;
    }

    /// @inheritdoc IRwaRegistry
    function assetAt(uint256 index) external view returns (address) {
        if (index >= _assets.length) revert(RegistryReason.INDEX);
        return _assets[index];
    }

    /// @inheritdoc IRwaRegistry
    function coins() external view returns (address[] memory) {
        return _coins;
    }

    // ---- Inside

    function _requireCoin(address coin) private view {
        for (uint256 i; i < _coins.length; ++i) {
            if (_coins[i] == coin) return;
        }
        revert(RegistryReason.COIN);
    }

    function _requireParties(address issuer, address revenue) private view {
        bool differ = issuer != revenue && issuer != attestor && revenue != attestor;
        if (!differ || issuer == address(0) || revenue == address(0)) revert(RegistryReason.PARTIES);
    }
}
