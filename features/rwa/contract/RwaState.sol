// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IFeeSplitter} from "../../team/contract/IFeeSplitter.sol";
import {ITeam} from "../../team/contract/ITeam.sol";
import {Money} from "../../team/contract/public/Money.sol";
import {IRwaAsset} from "./IRwaAsset.sol";
import {IRwaRegistry} from "./IRwaRegistry.sol";
import {RwaReason} from "./RwaReason.sol";
import {RwaTerm, RwaTerms} from "./RwaTerms.sol";
import {Holding, Reserve, RwaWords, Sold} from "./RwaWords.sol";

/// @title What the parts of an asset stand on: its words, and the state that follows from them and time.
/// @dev Money stands in Money: no fee, so its shares of a line are never used. Every call that moves a coin is guarded.
abstract contract RwaState is IRwaAsset, Money {
    using RwaWords for uint256;
    using RwaWords for Sold;
    using RwaWords for Reserve;

    uint256 internal constant FOR_SALE = 0;
    uint256 internal constant WAITING = 1;
    uint256 internal constant RELEASABLE = 2;
    uint256 internal constant FAILED = 3;
    uint256 internal constant RELEASED = 4;

    /// @inheritdoc IRwaAsset
    uint256 public constant LEAVING_TIME = 72 hours;
    /// @inheritdoc IRwaAsset
    uint256 public constant ATTESTED_TIME = 30 days;
    /// @inheritdoc IRwaAsset
    uint256 public constant RELEASE_TIME = 10 days;

    IRwaRegistry internal immutable _REGISTRY;
    address private immutable _TEMPLATE;
    /// @inheritdoc IRwaAsset
    address public immutable attestor;

    uint256 private _soldWord;
    uint256 private _reserveWord;
    uint256 internal _dividendsWord;
    uint256 internal _redemptionsWord;
    mapping(address account => uint256) internal _holdingWords;
    mapping(address account => uint256) internal _redemptionWords;
    /// @inheritdoc IRwaAsset
    mapping(bytes32 document => uint256) public attestedAt;

    constructor(
        ITeam team_,
        IFeeSplitter splitter_,
        address attestor_
    ) Money(team_, splitter_, new address[](0)) {
        _REGISTRY = IRwaRegistry(msg.sender);
        _TEMPLATE = address(this);
        attestor = attestor_;
    }

    /// @dev The template has none, and only calls that read them move money.
    function _terms() internal view returns (RwaTerms) {
        if (address(this) == _TEMPLATE) revert(RwaReason.TEMPLATE);
        return RwaTerm.read();
    }

    function _sold() internal view returns (Sold memory) {
        return _soldWord.sold();
    }

    function _setSold(Sold memory all) internal {
        _soldWord = all.pack();
    }

    function _reserve() internal view returns (Reserve memory) {
        return _reserveWord.reserve();
    }

    function _setReserve(Reserve memory last) internal {
        _reserveWord = last.pack();
    }

    function _holdingOf(address account) internal view returns (Holding memory) {
        return _holdingWords[account].holding();
    }

    function _stage(RwaTerms terms_, Sold memory all, Reserve memory last) internal view returns (uint256) {
        if (last.releasedAt > 0) return RELEASED;
        uint256 from = _releasableAt(all, last);
        uint256 deadline = terms_.deadline();
        if (block.timestamp >= (from == 0 ? deadline : deadline + RELEASE_TIME)) return FAILED;
        if (from == 0) return FOR_SALE;
        return block.timestamp < from ? WAITING : RELEASABLE;
    }

    /// @dev 0 while attestation or target is missing.
    function _releasableAt(Sold memory all, Reserve memory last) internal pure returns (uint256) {
        if (last.time == 0 || all.reachedAt == 0) return 0;
        return (last.time > all.reachedAt ? last.time : all.reachedAt) + LEAVING_TIME;
    }

    function _requireReleased() internal view {
        if (_reserve().releasedAt == 0) revert(RwaReason.NOT_RELEASED);
    }
}
